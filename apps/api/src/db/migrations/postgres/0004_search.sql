-- Searching anywhere in a text without reading every row: an index of all runs of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (lower(subject || chr(10) || content || chr(10) || name || chr(10) || email) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX users_search ON users USING gin (lower(first_name || ' ' || last_name || chr(10) || email) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX blog_posts_search ON blog_posts USING gin (lower(title || chr(10) || description) gin_trgm_ops);
