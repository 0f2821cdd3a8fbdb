-- One or two letters are in no index of runs of three. They are looked for where words begin, in an
-- index of words (FTS5, unicode61) whose rows have the numbers of the other one.
CREATE VIRTUAL TABLE messages_words USING fts5(words, facets, content='', contentless_delete=1, detail=column, prefix='1 2', tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
INSERT INTO messages_words (rowid, words, facets) SELECT r.n, t.subject || char(10) || t.content || char(10) || t.name || char(10) || t.email, 's' || substr(t.status, 1, 2) || ' ' || 't' || substr(t.type, 1, 2) FROM messages_search_rows r JOIN messages t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER messages_words_insert AFTER INSERT ON messages_search_rows BEGIN
  INSERT INTO messages_words (rowid, words, facets) SELECT new.n, subject || char(10) || content || char(10) || name || char(10) || email, 's' || substr(status, 1, 2) || ' ' || 't' || substr(type, 1, 2) FROM messages WHERE id = new.record;
END;
--> statement-breakpoint
CREATE TRIGGER messages_words_delete AFTER DELETE ON messages_search_rows BEGIN
  DELETE FROM messages_words WHERE rowid = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER messages_words_update AFTER UPDATE OF subject, content, name, email, status, type ON messages WHEN new.subject IS NOT old.subject OR new.content IS NOT old.content OR new.name IS NOT old.name OR new.email IS NOT old.email OR new.status IS NOT old.status OR new.type IS NOT old.type BEGIN
  DELETE FROM messages_words WHERE rowid = (SELECT n FROM messages_search_rows WHERE record = new.id);
  INSERT INTO messages_words (rowid, words, facets) SELECT n, new.subject || char(10) || new.content || char(10) || new.name || char(10) || new.email, 's' || substr(new.status, 1, 2) || ' ' || 't' || substr(new.type, 1, 2) FROM messages_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE users_words USING fts5(words, facets, content='', contentless_delete=1, detail=column, prefix='1 2', tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
INSERT INTO users_words (rowid, words, facets) SELECT r.n, t.first_name || ' ' || t.last_name || char(10) || t.email, 'r' || substr(t.role, 1, 2) || ' ' || 's' || substr(t.status, 1, 2) FROM users_search_rows r JOIN users t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER users_words_insert AFTER INSERT ON users_search_rows BEGIN
  INSERT INTO users_words (rowid, words, facets) SELECT new.n, first_name || ' ' || last_name || char(10) || email, 'r' || substr(role, 1, 2) || ' ' || 's' || substr(status, 1, 2) FROM users WHERE id = new.record;
END;
--> statement-breakpoint
CREATE TRIGGER users_words_delete AFTER DELETE ON users_search_rows BEGIN
  DELETE FROM users_words WHERE rowid = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER users_words_update AFTER UPDATE OF first_name, last_name, email, role, status ON users WHEN new.first_name IS NOT old.first_name OR new.last_name IS NOT old.last_name OR new.email IS NOT old.email OR new.role IS NOT old.role OR new.status IS NOT old.status BEGIN
  DELETE FROM users_words WHERE rowid = (SELECT n FROM users_search_rows WHERE record = new.id);
  INSERT INTO users_words (rowid, words, facets) SELECT n, new.first_name || ' ' || new.last_name || char(10) || new.email, 'r' || substr(new.role, 1, 2) || ' ' || 's' || substr(new.status, 1, 2) FROM users_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE blog_posts_words USING fts5(words, facets, content='', contentless_delete=1, detail=column, prefix='1 2', tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
INSERT INTO blog_posts_words (rowid, words, facets) SELECT r.n, t.title || char(10) || t.description, 's' || substr(t.status, 1, 2) || ' ' || 'c' || substr(t.color, 1, 2) FROM blog_posts_search_rows r JOIN blog_posts t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER blog_posts_words_insert AFTER INSERT ON blog_posts_search_rows BEGIN
  INSERT INTO blog_posts_words (rowid, words, facets) SELECT new.n, title || char(10) || description, 's' || substr(status, 1, 2) || ' ' || 'c' || substr(color, 1, 2) FROM blog_posts WHERE id = new.record;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_words_delete AFTER DELETE ON blog_posts_search_rows BEGIN
  DELETE FROM blog_posts_words WHERE rowid = old.n;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE applications_words USING fts5(words, facets, content='', contentless_delete=1, detail=column, prefix='1 2', tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
INSERT INTO applications_words (rowid, words, facets) SELECT r.n, t.name || char(10) || t.email || char(10) || t.program || char(10) || t.education || char(10) || t.interests || char(10) || t.message, 'k' || substr(t.kind, 1, 2) || ' ' || 's' || substr(t.status, 1, 2) FROM applications_search_rows r JOIN applications t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER applications_words_insert AFTER INSERT ON applications_search_rows BEGIN
  INSERT INTO applications_words (rowid, words, facets) SELECT new.n, name || char(10) || email || char(10) || program || char(10) || education || char(10) || interests || char(10) || message, 'k' || substr(kind, 1, 2) || ' ' || 's' || substr(status, 1, 2) FROM applications WHERE id = new.record;
END;
--> statement-breakpoint
CREATE TRIGGER applications_words_delete AFTER DELETE ON applications_search_rows BEGIN
  DELETE FROM applications_words WHERE rowid = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER applications_words_update AFTER UPDATE OF name, email, program, education, interests, message, kind, status ON applications WHEN new.name IS NOT old.name OR new.email IS NOT old.email OR new.program IS NOT old.program OR new.education IS NOT old.education OR new.interests IS NOT old.interests OR new.message IS NOT old.message OR new.kind IS NOT old.kind OR new.status IS NOT old.status BEGIN
  DELETE FROM applications_words WHERE rowid = (SELECT n FROM applications_search_rows WHERE record = new.id);
  INSERT INTO applications_words (rowid, words, facets) SELECT n, new.name || char(10) || new.email || char(10) || new.program || char(10) || new.education || char(10) || new.interests || char(10) || new.message, 'k' || substr(new.kind, 1, 2) || ' ' || 's' || substr(new.status, 1, 2) FROM applications_search_rows WHERE record = new.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE library_items_words USING fts5(words, facets, content='', contentless_delete=1, detail=column, prefix='1 2', tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
INSERT INTO library_items_words (rowid, words, facets) SELECT r.n, t.title || char(10) || t.alt || char(10) || t.file_name, '' FROM library_items_search_rows r JOIN library_items t ON t.id = r.record;
--> statement-breakpoint
CREATE TRIGGER library_items_words_insert AFTER INSERT ON library_items_search_rows BEGIN
  INSERT INTO library_items_words (rowid, words, facets) SELECT new.n, title || char(10) || alt || char(10) || file_name, '' FROM library_items WHERE id = new.record;
END;
--> statement-breakpoint
CREATE TRIGGER library_items_words_delete AFTER DELETE ON library_items_search_rows BEGIN
  DELETE FROM library_items_words WHERE rowid = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER library_items_words_update AFTER UPDATE OF title, alt, file_name ON library_items WHEN new.title IS NOT old.title OR new.alt IS NOT old.alt OR new.file_name IS NOT old.file_name BEGIN
  DELETE FROM library_items_words WHERE rowid = (SELECT n FROM library_items_search_rows WHERE record = new.id);
  INSERT INTO library_items_words (rowid, words, facets) SELECT n, new.title || char(10) || new.alt || char(10) || new.file_name, '' FROM library_items_search_rows WHERE record = new.id;
END;
