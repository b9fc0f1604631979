-- Names of loans are the terms of the trade.
alter table loan_method rename column basis to day_count;
alter table loan_method rename column step to rounding;
alter table loan_type rename column pause to moratorium_months;
alter table loan rename column basis to day_count;
alter table loan rename column step to rounding;
alter table loan rename column pause to moratorium_months;
alter table loan rename column paid_on to disbursed_on;
alter table loan rename column paid to disbursed;
update loan_movement set kind = case kind when 'payment' then 'disbursement' else 'reversal' end
  where kind in ('payment', 'taken_back');
