-- An account becomes active when its person chooses a password. Those that were set active by hand
-- before that can be invited again as pending ones.
UPDATE users SET status = 'pending' WHERE status = 'active' AND password_hash IS NULL;
