-- One index for every search: runs of three letters, without accents. search_text (db/search-text.ts)
-- folds a text and sets two spaces before every word, so that the first one or two letters of a word
-- are a run of three as well, and the index of words is not needed any more. What lists are filtered
-- by stands beside the number of a row, so that a word found often and a filter that few rows pass
-- are brought together without reading the rows.
DROP TRIGGER IF EXISTS messages_words_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS messages_words_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS messages_words_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS messages_search_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS messages_search_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS messages_search_update;
--> statement-breakpoint
DROP TABLE messages_words;
--> statement-breakpoint
DROP TABLE messages_search;
--> statement-breakpoint
ALTER TABLE messages_search_rows ADD COLUMN status TEXT;
--> statement-breakpoint
ALTER TABLE messages_search_rows ADD COLUMN type TEXT;
--> statement-breakpoint
UPDATE messages_search_rows SET (status, type) = (SELECT status, type FROM messages WHERE id = record);
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO messages_search (rowid, text) SELECT n, search_text(t.subject || char(10) || t.content || char(10) || t.name || char(10) || t.email) FROM messages_search_rows JOIN messages t ON t.id = record;
--> statement-breakpoint
CREATE TRIGGER messages_search_insert AFTER INSERT ON messages BEGIN
  INSERT INTO messages_search_rows (record, status, type) VALUES (new.id, new.status, new.type);
  INSERT INTO messages_search (rowid, text) VALUES ((SELECT n FROM messages_search_rows WHERE record = new.id), search_text(new.subject || char(10) || new.content || char(10) || new.name || char(10) || new.email));
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_delete AFTER DELETE ON messages BEGIN
  DELETE FROM messages_search WHERE rowid = (SELECT n FROM messages_search_rows WHERE record = old.id);
  DELETE FROM messages_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_update AFTER UPDATE OF subject, content, name, email ON messages WHEN new.subject IS NOT old.subject OR new.content IS NOT old.content OR new.name IS NOT old.name OR new.email IS NOT old.email BEGIN
  DELETE FROM messages_search WHERE rowid = (SELECT n FROM messages_search_rows WHERE record = new.id);
  INSERT INTO messages_search (rowid, text) VALUES ((SELECT n FROM messages_search_rows WHERE record = new.id), search_text(new.subject || char(10) || new.content || char(10) || new.name || char(10) || new.email));
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_filter AFTER UPDATE OF status, type ON messages BEGIN
  UPDATE messages_search_rows SET status = new.status, type = new.type WHERE record = new.id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_words_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_words_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_words_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_search_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_search_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS users_search_update;
--> statement-breakpoint
DROP TABLE users_words;
--> statement-breakpoint
DROP TABLE users_search;
--> statement-breakpoint
ALTER TABLE users_search_rows ADD COLUMN role TEXT;
--> statement-breakpoint
ALTER TABLE users_search_rows ADD COLUMN status TEXT;
--> statement-breakpoint
UPDATE users_search_rows SET (role, status) = (SELECT role, status FROM users WHERE id = record);
--> statement-breakpoint
CREATE VIRTUAL TABLE users_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO users_search (rowid, text) SELECT n, search_text(t.first_name || ' ' || t.last_name || char(10) || t.email) FROM users_search_rows JOIN users t ON t.id = record;
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO users_search_rows (record, role, status) VALUES (new.id, new.role, new.status);
  INSERT INTO users_search (rowid, text) VALUES ((SELECT n FROM users_search_rows WHERE record = new.id), search_text(new.first_name || ' ' || new.last_name || char(10) || new.email));
END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete AFTER DELETE ON users BEGIN
  DELETE FROM users_search WHERE rowid = (SELECT n FROM users_search_rows WHERE record = old.id);
  DELETE FROM users_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF first_name, last_name, email ON users WHEN new.first_name IS NOT old.first_name OR new.last_name IS NOT old.last_name OR new.email IS NOT old.email BEGIN
  DELETE FROM users_search WHERE rowid = (SELECT n FROM users_search_rows WHERE record = new.id);
  INSERT INTO users_search (rowid, text) VALUES ((SELECT n FROM users_search_rows WHERE record = new.id), search_text(new.first_name || ' ' || new.last_name || char(10) || new.email));
END;
--> statement-breakpoint
CREATE TRIGGER users_search_filter AFTER UPDATE OF role, status ON users BEGIN
  UPDATE users_search_rows SET role = new.role, status = new.status WHERE record = new.id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_words_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_words_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_words_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_search_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_search_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS blog_posts_search_update;
--> statement-breakpoint
DROP TABLE blog_posts_words;
--> statement-breakpoint
DROP TABLE blog_posts_search;
--> statement-breakpoint
ALTER TABLE blog_posts_search_rows ADD COLUMN status TEXT;
--> statement-breakpoint
ALTER TABLE blog_posts_search_rows ADD COLUMN color TEXT;
--> statement-breakpoint
UPDATE blog_posts_search_rows SET (status, color) = (SELECT status, color FROM blog_posts WHERE id = record);
--> statement-breakpoint
CREATE VIRTUAL TABLE blog_posts_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO blog_posts_search (rowid, text) SELECT n, search_text(t.title || char(10) || t.description) FROM blog_posts_search_rows JOIN blog_posts t ON t.id = record;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_insert AFTER INSERT ON blog_posts BEGIN
  INSERT INTO blog_posts_search_rows (n, record, status, color) VALUES ((SELECT coalesce(max(n) + 1, new.created_at * 1048576) FROM blog_posts_search_rows WHERE n >= new.created_at * 1048576 AND n < (new.created_at + 1) * 1048576), new.id, new.status, new.color);
  INSERT INTO blog_posts_search (rowid, text) VALUES ((SELECT n FROM blog_posts_search_rows WHERE record = new.id), search_text(new.title || char(10) || new.description));
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
  INSERT INTO blog_posts_search_rows (n, record, status, color) VALUES ((SELECT coalesce(max(n) + 1, new.created_at * 1048576) FROM blog_posts_search_rows WHERE n >= new.created_at * 1048576 AND n < (new.created_at + 1) * 1048576), new.id, new.status, new.color);
  INSERT INTO blog_posts_search (rowid, text) VALUES ((SELECT n FROM blog_posts_search_rows WHERE record = new.id), search_text(new.title || char(10) || new.description));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS applications_words_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS applications_words_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS applications_words_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS applications_search_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS applications_search_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS applications_search_update;
--> statement-breakpoint
DROP TABLE applications_words;
--> statement-breakpoint
DROP TABLE applications_search;
--> statement-breakpoint
ALTER TABLE applications_search_rows ADD COLUMN kind TEXT;
--> statement-breakpoint
ALTER TABLE applications_search_rows ADD COLUMN status TEXT;
--> statement-breakpoint
UPDATE applications_search_rows SET (kind, status) = (SELECT kind, status FROM applications WHERE id = record);
--> statement-breakpoint
CREATE VIRTUAL TABLE applications_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO applications_search (rowid, text) SELECT n, search_text(t.name || char(10) || t.email || char(10) || t.program || char(10) || t.education || char(10) || t.interests || char(10) || t.message) FROM applications_search_rows JOIN applications t ON t.id = record;
--> statement-breakpoint
CREATE TRIGGER applications_search_insert AFTER INSERT ON applications BEGIN
  INSERT INTO applications_search_rows (record, kind, status) VALUES (new.id, new.kind, new.status);
  INSERT INTO applications_search (rowid, text) VALUES ((SELECT n FROM applications_search_rows WHERE record = new.id), search_text(new.name || char(10) || new.email || char(10) || new.program || char(10) || new.education || char(10) || new.interests || char(10) || new.message));
END;
--> statement-breakpoint
CREATE TRIGGER applications_search_delete AFTER DELETE ON applications BEGIN
  DELETE FROM applications_search WHERE rowid = (SELECT n FROM applications_search_rows WHERE record = old.id);
  DELETE FROM applications_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_search_update AFTER UPDATE OF name, email, program, education, interests, message ON applications WHEN new.name IS NOT old.name OR new.email IS NOT old.email OR new.program IS NOT old.program OR new.education IS NOT old.education OR new.interests IS NOT old.interests OR new.message IS NOT old.message BEGIN
  DELETE FROM applications_search WHERE rowid = (SELECT n FROM applications_search_rows WHERE record = new.id);
  INSERT INTO applications_search (rowid, text) VALUES ((SELECT n FROM applications_search_rows WHERE record = new.id), search_text(new.name || char(10) || new.email || char(10) || new.program || char(10) || new.education || char(10) || new.interests || char(10) || new.message));
END;
--> statement-breakpoint
CREATE TRIGGER applications_search_filter AFTER UPDATE OF kind, status ON applications BEGIN
  UPDATE applications_search_rows SET kind = new.kind, status = new.status WHERE record = new.id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS library_items_words_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS library_items_words_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS library_items_words_update;
--> statement-breakpoint
DROP TRIGGER IF EXISTS library_items_search_insert;
--> statement-breakpoint
DROP TRIGGER IF EXISTS library_items_search_delete;
--> statement-breakpoint
DROP TRIGGER IF EXISTS library_items_search_update;
--> statement-breakpoint
DROP TABLE library_items_words;
--> statement-breakpoint
DROP TABLE library_items_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE library_items_search USING fts5(text, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO library_items_search (rowid, text) SELECT n, search_text(t.title || char(10) || t.alt || char(10) || t.file_name) FROM library_items_search_rows JOIN library_items t ON t.id = record;
--> statement-breakpoint
CREATE TRIGGER library_items_search_insert AFTER INSERT ON library_items BEGIN
  INSERT INTO library_items_search_rows (record) VALUES (new.id);
  INSERT INTO library_items_search (rowid, text) VALUES ((SELECT n FROM library_items_search_rows WHERE record = new.id), search_text(new.title || char(10) || new.alt || char(10) || new.file_name));
END;
--> statement-breakpoint
CREATE TRIGGER library_items_search_delete AFTER DELETE ON library_items BEGIN
  DELETE FROM library_items_search WHERE rowid = (SELECT n FROM library_items_search_rows WHERE record = old.id);
  DELETE FROM library_items_search_rows WHERE record = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER library_items_search_update AFTER UPDATE OF title, alt, file_name ON library_items WHEN new.title IS NOT old.title OR new.alt IS NOT old.alt OR new.file_name IS NOT old.file_name BEGIN
  DELETE FROM library_items_search WHERE rowid = (SELECT n FROM library_items_search_rows WHERE record = new.id);
  INSERT INTO library_items_search (rowid, text) VALUES ((SELECT n FROM library_items_search_rows WHERE record = new.id), search_text(new.title || char(10) || new.alt || char(10) || new.file_name));
END;
