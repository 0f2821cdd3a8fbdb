-- One index for every search: runs of three letters, without accents. search_text folds a text and
-- sets two spaces before every word, so that the first one or two letters of a word are looked for as
-- everything else is, and the index of words is not needed any more. The text is kept beside its row:
-- folding it anew for every row that an index offers takes longer than reading it.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]+', '', 'g')),
    '(?<![[:alnum:]])(?=[[:alnum:]])', '  ', 'g')
$$;
--> statement-breakpoint
DROP INDEX messages_words;
--> statement-breakpoint
DROP INDEX messages_search;
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN search_text text GENERATED ALWAYS AS (search_text(subject || chr(10) || content || chr(10) || name || chr(10) || email)) STORED;
--> statement-breakpoint
CREATE INDEX messages_search ON messages USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
DROP INDEX users_words;
--> statement-breakpoint
DROP INDEX users_search;
--> statement-breakpoint
ALTER TABLE users ADD COLUMN search_text text GENERATED ALWAYS AS (search_text(first_name || ' ' || last_name || chr(10) || email)) STORED;
--> statement-breakpoint
CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
DROP INDEX blog_posts_words;
--> statement-breakpoint
DROP INDEX blog_posts_search;
--> statement-breakpoint
ALTER TABLE blog_posts ADD COLUMN search_text text GENERATED ALWAYS AS (search_text(title || chr(10) || description)) STORED;
--> statement-breakpoint
CREATE INDEX blog_posts_search ON blog_posts USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
DROP INDEX applications_words;
--> statement-breakpoint
DROP INDEX applications_search;
--> statement-breakpoint
ALTER TABLE applications ADD COLUMN search_text text GENERATED ALWAYS AS (search_text(name || chr(10) || email || chr(10) || program || chr(10) || education || chr(10) || interests || chr(10) || message)) STORED;
--> statement-breakpoint
CREATE INDEX applications_search ON applications USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
DROP INDEX library_items_words;
--> statement-breakpoint
DROP INDEX library_items_search;
--> statement-breakpoint
ALTER TABLE library_items ADD COLUMN search_text text GENERATED ALWAYS AS (search_text(title || chr(10) || alt || chr(10) || file_name)) STORED;
--> statement-breakpoint
CREATE INDEX library_items_search ON library_items USING gin (search_text gin_trgm_ops);
