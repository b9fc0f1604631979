-- Approving, forwarding and withdrawing need no remark unless an organization asks for one. What is stored was chosen and stays.
alter table application_setting alter column is_remark_optional set default true;
