-- An index keeps the letters of a row that is gone until its parts are merged. Which indexes have
-- something to forget is counted here, whoever deletes; scrub() merges those.
CREATE TRIGGER messages_erased AFTER DELETE ON messages BEGIN
  INSERT INTO counters (name, value) VALUES ('erased:messages', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_erased AFTER DELETE ON users BEGIN
  INSERT INTO counters (name, value) VALUES ('erased:users', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_erased AFTER DELETE ON blog_posts BEGIN
  INSERT INTO counters (name, value) VALUES ('erased:blog_posts', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER applications_erased AFTER DELETE ON applications BEGIN
  INSERT INTO counters (name, value) VALUES ('erased:applications', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER library_items_erased AFTER DELETE ON library_items BEGIN
  INSERT INTO counters (name, value) VALUES ('erased:library_items', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF first_name, last_name, email ON users WHEN new.first_name IS NOT old.first_name OR new.last_name IS NOT old.last_name OR new.email IS NOT old.email BEGIN
  INSERT INTO counters (name, value) VALUES ('erased:users', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
-- what was deleted before anybody counted, where there is anything in the index
INSERT INTO counters (name, value) SELECT 'erased:messages', 1 WHERE EXISTS (SELECT 1 FROM messages_search_data WHERE id > 10);
--> statement-breakpoint
INSERT INTO counters (name, value) SELECT 'erased:applications', 1 WHERE EXISTS (SELECT 1 FROM applications_search_data WHERE id > 10);
