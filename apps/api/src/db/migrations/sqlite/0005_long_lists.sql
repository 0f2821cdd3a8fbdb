DROP INDEX `activities_user`;--> statement-breakpoint
CREATE INDEX `activities_newest` ON `activities` (`user_id`,`id`);--> statement-breakpoint
DROP INDEX `applications_status`;--> statement-breakpoint
DROP INDEX `applications_created_at`;--> statement-breakpoint
CREATE INDEX `applications_newest` ON `applications` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_newest_status` ON `applications` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_newest_kind` ON `applications` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_newest_kind_status` ON `applications` (`kind`,`status`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `blog_posts_status`;--> statement-breakpoint
DROP INDEX `blog_posts_created_at`;--> statement-breakpoint
CREATE INDEX `blog_posts_newest` ON `blog_posts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `blog_posts_newest_status` ON `blog_posts` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `blog_posts_newest_color` ON `blog_posts` (`status`,`color`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `connections_portfolio`;--> statement-breakpoint
CREATE INDEX `connections_newest` ON `connections` (`portfolio_id`,`id`);--> statement-breakpoint
CREATE INDEX `connections_read` ON `connections` (`portfolio_id`,`read_at`);--> statement-breakpoint
DROP INDEX `library_items_created_at`;--> statement-breakpoint
CREATE INDEX `library_items_newest` ON `library_items` (`created_at`,`id`);--> statement-breakpoint
DROP INDEX `messages_created_at`;--> statement-breakpoint
DROP INDEX `messages_status`;--> statement-breakpoint
DROP INDEX `messages_type`;--> statement-breakpoint
CREATE INDEX `messages_newest` ON `messages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_newest_status` ON `messages` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_newest_type` ON `messages` (`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_newest_type_status` ON `messages` (`type`,`status`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `outbox_created_at`;--> statement-breakpoint
CREATE INDEX `outbox_newest` ON `outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_newest_status` ON `outbox` (`status`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `users_created_at`;--> statement-breakpoint
DROP INDEX `users_role`;--> statement-breakpoint
DROP INDEX `users_status`;--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_newest_role` ON `users` (`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_newest_status` ON `users` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_newest_role_status` ON `users` (`role`,`status`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `audit_log_subject`;--> statement-breakpoint
CREATE INDEX `audit_log_subject_id` ON `audit_log` (`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor_subject` ON `audit_log` (`actor`,`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);
--> statement-breakpoint
-- The index of words, anew: beside the words stand what lists are filtered by, as runs of three
-- letters ('s' and the first two of a status), so that a word found often and a filter that few rows
-- pass meet in the index. Numbers follow the order of the lists; posts move when they appear, so
-- theirs are made from their time.
DROP TRIGGER messages_search_insert;
--> statement-breakpoint
DROP TRIGGER messages_search_delete;
--> statement-breakpoint
DROP TABLE messages_search;
--> statement-breakpoint
DROP TABLE messages_search_rows;
--> statement-breakpoint
DROP TRIGGER users_search_insert;
--> statement-breakpoint
DROP TRIGGER users_search_delete;
--> statement-breakpoint
DROP TRIGGER users_search_update;
--> statement-breakpoint
DROP TABLE users_search;
--> statement-breakpoint
DROP TABLE users_search_rows;
--> statement-breakpoint
DROP TRIGGER blog_posts_search_insert;
--> statement-breakpoint
DROP TRIGGER blog_posts_search_delete;
--> statement-breakpoint
DROP TRIGGER blog_posts_search_update;
--> statement-breakpoint
DROP TABLE blog_posts_search;
--> statement-breakpoint
DROP TABLE blog_posts_search_rows;
--> statement-breakpoint
CREATE TABLE messages_search_rows (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO messages_search_rows (record) SELECT id FROM messages ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO messages_search (rowid, words, facets) SELECT r.n, t.subject || char(10) || t.content || char(10) || t.name || char(10) || t.email, 's' || substr(t.status, 1, 2) || ' ' || 't' || substr(t.type, 1, 2) FROM messages_search_rows r JOIN messages t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER messages_search_insert AFTER INSERT ON messages BEGIN
  INSERT INTO messages_search_rows (record) VALUES (new.id);
  INSERT INTO messages_search (rowid, words, facets)
    SELECT n, new.subject || char(10) || new.content || char(10) || new.name || char(10) || new.email, 's' || substr(new.status, 1, 2) || ' ' || 't' || substr(new.type, 1, 2) FROM messages_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_delete AFTER DELETE ON messages BEGIN
  DELETE FROM messages_search WHERE rowid = (SELECT n FROM messages_search_rows WHERE record = old.id);
  DELETE FROM messages_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_update AFTER UPDATE OF subject, content, name, email, status, type ON messages WHEN new.subject IS NOT old.subject OR new.content IS NOT old.content OR new.name IS NOT old.name OR new.email IS NOT old.email OR new.status IS NOT old.status OR new.type IS NOT old.type BEGIN
  DELETE FROM messages_search WHERE rowid = (SELECT n FROM messages_search_rows WHERE record = new.id);
  INSERT INTO messages_search (rowid, words, facets)
    SELECT n, new.subject || char(10) || new.content || char(10) || new.name || char(10) || new.email, 's' || substr(new.status, 1, 2) || ' ' || 't' || substr(new.type, 1, 2) FROM messages_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TABLE users_search_rows (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE users_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO users_search_rows (record) SELECT id FROM users ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO users_search (rowid, words, facets) SELECT r.n, t.first_name || ' ' || t.last_name || char(10) || t.email, 'r' || substr(t.role, 1, 2) || ' ' || 's' || substr(t.status, 1, 2) FROM users_search_rows r JOIN users t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO users_search_rows (record) VALUES (new.id);
  INSERT INTO users_search (rowid, words, facets)
    SELECT n, new.first_name || ' ' || new.last_name || char(10) || new.email, 'r' || substr(new.role, 1, 2) || ' ' || 's' || substr(new.status, 1, 2) FROM users_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete AFTER DELETE ON users BEGIN
  DELETE FROM users_search WHERE rowid = (SELECT n FROM users_search_rows WHERE record = old.id);
  DELETE FROM users_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF first_name, last_name, email, role, status ON users WHEN new.first_name IS NOT old.first_name OR new.last_name IS NOT old.last_name OR new.email IS NOT old.email OR new.role IS NOT old.role OR new.status IS NOT old.status BEGIN
  DELETE FROM users_search WHERE rowid = (SELECT n FROM users_search_rows WHERE record = new.id);
  INSERT INTO users_search (rowid, words, facets)
    SELECT n, new.first_name || ' ' || new.last_name || char(10) || new.email, 'r' || substr(new.role, 1, 2) || ' ' || 's' || substr(new.status, 1, 2) FROM users_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TABLE blog_posts_search_rows (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE blog_posts_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO blog_posts_search_rows (n, record) SELECT created_at * 1048576 + row_number() OVER (PARTITION BY created_at ORDER BY id) - 1, id FROM blog_posts;
--> statement-breakpoint
INSERT INTO blog_posts_search (rowid, words, facets) SELECT r.n, t.title || char(10) || t.description, 's' || substr(t.status, 1, 2) || ' ' || 'c' || substr(t.color, 1, 2) FROM blog_posts_search_rows r JOIN blog_posts t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_insert AFTER INSERT ON blog_posts BEGIN
  INSERT INTO blog_posts_search_rows (n, record) VALUES ((SELECT coalesce(max(n) + 1, new.created_at * 1048576) FROM blog_posts_search_rows WHERE n >= new.created_at * 1048576 AND n < (new.created_at + 1) * 1048576), new.id);
  INSERT INTO blog_posts_search (rowid, words, facets)
    SELECT n, new.title || char(10) || new.description, 's' || substr(new.status, 1, 2) || ' ' || 'c' || substr(new.color, 1, 2) FROM blog_posts_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_delete AFTER DELETE ON blog_posts BEGIN
  DELETE FROM blog_posts_search WHERE rowid = (SELECT n FROM blog_posts_search_rows WHERE record = old.id);
  DELETE FROM blog_posts_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_update AFTER UPDATE OF title, description, status, color, created_at ON blog_posts WHEN new.title IS NOT old.title OR new.description IS NOT old.description OR new.status IS NOT old.status OR new.color IS NOT old.color OR new.created_at IS NOT old.created_at BEGIN
  DELETE FROM blog_posts_search WHERE rowid = (SELECT n FROM blog_posts_search_rows WHERE record = new.id);
  DELETE FROM blog_posts_search_rows WHERE record = new.id;
  INSERT INTO blog_posts_search_rows (n, record) VALUES ((SELECT coalesce(max(n) + 1, new.created_at * 1048576) FROM blog_posts_search_rows WHERE n >= new.created_at * 1048576 AND n < (new.created_at + 1) * 1048576), new.id);
  INSERT INTO blog_posts_search (rowid, words, facets)
    SELECT n, new.title || char(10) || new.description, 's' || substr(new.status, 1, 2) || ' ' || 'c' || substr(new.color, 1, 2) FROM blog_posts_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TABLE applications_search_rows (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE applications_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO applications_search_rows (record) SELECT id FROM applications ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO applications_search (rowid, words, facets) SELECT r.n, t.name || char(10) || t.email || char(10) || t.program || char(10) || t.education || char(10) || t.interests || char(10) || t.message, 'k' || substr(t.kind, 1, 2) || ' ' || 's' || substr(t.status, 1, 2) FROM applications_search_rows r JOIN applications t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER applications_search_insert AFTER INSERT ON applications BEGIN
  INSERT INTO applications_search_rows (record) VALUES (new.id);
  INSERT INTO applications_search (rowid, words, facets)
    SELECT n, new.name || char(10) || new.email || char(10) || new.program || char(10) || new.education || char(10) || new.interests || char(10) || new.message, 'k' || substr(new.kind, 1, 2) || ' ' || 's' || substr(new.status, 1, 2) FROM applications_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_search_delete AFTER DELETE ON applications BEGIN
  DELETE FROM applications_search WHERE rowid = (SELECT n FROM applications_search_rows WHERE record = old.id);
  DELETE FROM applications_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_search_update AFTER UPDATE OF name, email, program, education, interests, message, kind, status ON applications WHEN new.name IS NOT old.name OR new.email IS NOT old.email OR new.program IS NOT old.program OR new.education IS NOT old.education OR new.interests IS NOT old.interests OR new.message IS NOT old.message OR new.kind IS NOT old.kind OR new.status IS NOT old.status BEGIN
  DELETE FROM applications_search WHERE rowid = (SELECT n FROM applications_search_rows WHERE record = new.id);
  INSERT INTO applications_search (rowid, words, facets)
    SELECT n, new.name || char(10) || new.email || char(10) || new.program || char(10) || new.education || char(10) || new.interests || char(10) || new.message, 'k' || substr(new.kind, 1, 2) || ' ' || 's' || substr(new.status, 1, 2) FROM applications_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TABLE library_items_search_rows (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE library_items_search USING fts5(words, facets, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO library_items_search_rows (record) SELECT id FROM library_items ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO library_items_search (rowid, words, facets) SELECT r.n, t.title || char(10) || t.alt || char(10) || t.file_name, '' FROM library_items_search_rows r JOIN library_items t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER library_items_search_insert AFTER INSERT ON library_items BEGIN
  INSERT INTO library_items_search_rows (record) VALUES (new.id);
  INSERT INTO library_items_search (rowid, words, facets)
    SELECT n, new.title || char(10) || new.alt || char(10) || new.file_name, '' FROM library_items_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER library_items_search_delete AFTER DELETE ON library_items BEGIN
  DELETE FROM library_items_search WHERE rowid = (SELECT n FROM library_items_search_rows WHERE record = old.id);
  DELETE FROM library_items_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER library_items_search_update AFTER UPDATE OF title, alt, file_name ON library_items WHEN new.title IS NOT old.title OR new.alt IS NOT old.alt OR new.file_name IS NOT old.file_name BEGIN
  DELETE FROM library_items_search WHERE rowid = (SELECT n FROM library_items_search_rows WHERE record = new.id);
  INSERT INTO library_items_search (rowid, words, facets)
    SELECT n, new.title || char(10) || new.alt || char(10) || new.file_name, '' FROM library_items_search_rows WHERE record = new.id;
END;
