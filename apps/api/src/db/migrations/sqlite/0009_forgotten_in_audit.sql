-- The log of who did what outlives what it is about: it keeps that it was, not what people wrote or
-- who they were.
UPDATE audit_log SET name = '' WHERE subject = 'message' AND subject_id NOT IN (SELECT id FROM messages);
--> statement-breakpoint
UPDATE audit_log SET actor = '' WHERE actor_id NOT IN (SELECT id FROM users);
