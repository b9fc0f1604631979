-- People read their own sign-ins across organisations.
create index login_log_user on login_log (user_id, at desc, id desc);
