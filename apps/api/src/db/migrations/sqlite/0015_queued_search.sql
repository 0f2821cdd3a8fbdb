-- Posts enter their search index after the write that stores them: in the same transaction they took
-- a third of its time. Who is to be indexed stands in a queue, written with the post, so that no end
-- of the program loses it; taking a post from the queue indexes it as it is then.
CREATE TABLE blog_posts_search_queue (record TEXT PRIMARY KEY) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_queue_taken AFTER DELETE ON blog_posts_search_queue BEGIN
  INSERT INTO blog_posts_search_rows (n, record, status, color)
    SELECT (SELECT coalesce(max(n) + 1, t.created_at * 1048576) FROM blog_posts_search_rows WHERE n >= t.created_at * 1048576 AND n < (t.created_at + 1) * 1048576), t.id, t.status, t.color
    FROM blog_posts t WHERE t.id = old.record;
  INSERT INTO blog_posts_search (rowid, text)
    SELECT n, search_text(t.title || char(10) || t.description)
    FROM blog_posts t JOIN blog_posts_search_rows ON record = t.id WHERE t.id = old.record;
END;
--> statement-breakpoint
DROP TRIGGER blog_posts_search_insert;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_insert AFTER INSERT ON blog_posts BEGIN
  INSERT INTO blog_posts_search_queue (record) VALUES (new.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER blog_posts_search_update;
--> statement-breakpoint
CREATE TRIGGER blog_posts_search_update AFTER UPDATE OF title, description, status, color, created_at ON blog_posts WHEN new.title IS NOT old.title OR new.description IS NOT old.description OR new.status IS NOT old.status OR new.color IS NOT old.color OR new.created_at IS NOT old.created_at BEGIN
  DELETE FROM blog_posts_search WHERE rowid = (SELECT n FROM blog_posts_search_rows WHERE record = new.id);
  DELETE FROM blog_posts_search_rows WHERE record = new.id;
  INSERT INTO blog_posts_search_queue (record) VALUES (new.id) ON CONFLICT DO NOTHING;
END;
