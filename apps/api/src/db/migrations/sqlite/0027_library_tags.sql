ALTER TABLE `library_items` ADD `tags` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `library_items_tags` ON `library_items` (`tags`);--> statement-breakpoint

DROP TRIGGER library_items_search_insert;
--> statement-breakpoint
DROP TRIGGER library_items_search_update;
--> statement-breakpoint
CREATE TRIGGER library_items_search_insert AFTER INSERT ON library_items BEGIN
  INSERT INTO library_items_search_rows (record) VALUES (new.id);
  INSERT INTO library_items_search (rowid, text) VALUES ((SELECT n FROM library_items_search_rows WHERE record = new.id), search_text(new.title || char(10) || new.alt || char(10) || new.file_name || char(10) || new.tags));
END;
--> statement-breakpoint
CREATE TRIGGER library_items_search_update AFTER UPDATE OF title, alt, file_name, tags ON library_items WHEN new.title IS NOT old.title OR new.alt IS NOT old.alt OR new.file_name IS NOT old.file_name OR new.tags IS NOT old.tags BEGIN
  DELETE FROM library_items_search WHERE rowid = (SELECT n FROM library_items_search_rows WHERE record = new.id);
  INSERT INTO library_items_search (rowid, text) VALUES ((SELECT n FROM library_items_search_rows WHERE record = new.id), search_text(new.title || char(10) || new.alt || char(10) || new.file_name || char(10) || new.tags));
END;
