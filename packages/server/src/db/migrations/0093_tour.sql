-- When somebody saw the tour of the product to its end, or skipped it: once for an account, in whatever browser.
alter table users add column tour_seen_at timestamptz;
