-- Searching anywhere in a text without reading every row: an index of all runs of three letters
-- (FTS5, trigram). Its rows have numbers of their own: VACUUM gives new ones to other tables' rows.
CREATE TABLE messages_search_rows (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_search USING fts5(words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO messages_search_rows (record) SELECT id FROM messages ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO messages_search (rowid, words) SELECT r.n, t.subject || char(10) || t.content || char(10) || t.name || char(10) || t.email FROM messages_search_rows r JOIN messages t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER messages_search_insert AFTER INSERT ON messages BEGIN
  INSERT INTO messages_search_rows (record) VALUES (new.id);
  INSERT INTO messages_search (rowid, words)
    SELECT n, new.subject || char(10) || new.content || char(10) || new.name || char(10) || new.email FROM messages_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_delete AFTER DELETE ON messages BEGIN
  DELETE FROM messages_search WHERE rowid = (SELECT n FROM messages_search_rows WHERE record = old.id);
  DELETE FROM messages_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TABLE users_search_rows (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE users_search USING fts5(words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO users_search_rows (record) SELECT id FROM users ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO users_search (rowid, words) SELECT r.n, t.first_name || ' ' || t.last_name || char(10) || t.email FROM users_search_rows r JOIN users t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO users_search_rows (record) VALUES (new.id);
  INSERT INTO users_search (rowid, words)
    SELECT n, new.first_name || ' ' || new.last_name || char(10) || new.email FROM users_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete AFTER DELETE ON users BEGIN
  DELETE FROM users_search WHERE rowid = (SELECT n FROM users_search_rows WHERE record = old.id);
  DELETE FROM users_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF first_name, last_name, email ON users BEGIN
  DELETE FROM users_search WHERE rowid = (SELECT n FROM users_search_rows WHERE record = new.id);
  INSERT INTO users_search (rowid, words)
    SELECT n, new.first_name || ' ' || new.last_name || char(10) || new.email FROM users_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TABLE blog_posts_search_rows (n INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE);
--> statement-breakpoint
CREATE VIRTUAL TABLE blog_posts_search USING fts5(words, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO blog_posts_search_rows (record) SELECT id FROM blog_posts ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO blog_posts_search (rowid, words) SELECT r.n, t.title || char(10) || t.description FROM blog_posts_search_rows r JOIN blog_posts t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_insert AFTER INSERT ON blog_posts BEGIN
  INSERT INTO blog_posts_search_rows (record) VALUES (new.id);
  INSERT INTO blog_posts_search (rowid, words)
    SELECT n, new.title || char(10) || new.description FROM blog_posts_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_delete AFTER DELETE ON blog_posts BEGIN
  DELETE FROM blog_posts_search WHERE rowid = (SELECT n FROM blog_posts_search_rows WHERE record = old.id);
  DELETE FROM blog_posts_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_update AFTER UPDATE OF title, description ON blog_posts BEGIN
  DELETE FROM blog_posts_search WHERE rowid = (SELECT n FROM blog_posts_search_rows WHERE record = new.id);
  INSERT INTO blog_posts_search (rowid, words)
    SELECT n, new.title || char(10) || new.description FROM blog_posts_search_rows WHERE record = new.id;
END;
