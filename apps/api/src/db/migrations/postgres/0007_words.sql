-- One or two letters are in no index of runs of three. They are looked for where words begin, in an
-- index of words; marks of ASCII end a word, so that those inside of addresses count.
CREATE INDEX messages_words ON messages USING gin (to_tsvector('simple', regexp_replace(lower(subject || chr(10) || content || chr(10) || name || chr(10) || email), '[!-/:-@[-`{-~]+', ' ', 'g')));
--> statement-breakpoint
CREATE INDEX users_words ON users USING gin (to_tsvector('simple', regexp_replace(lower(first_name || ' ' || last_name || chr(10) || email), '[!-/:-@[-`{-~]+', ' ', 'g')));
--> statement-breakpoint
CREATE INDEX blog_posts_words ON blog_posts USING gin (to_tsvector('simple', regexp_replace(lower(title || chr(10) || description), '[!-/:-@[-`{-~]+', ' ', 'g')));
--> statement-breakpoint
CREATE INDEX applications_words ON applications USING gin (to_tsvector('simple', regexp_replace(lower(name || chr(10) || email || chr(10) || program || chr(10) || education || chr(10) || interests || chr(10) || message), '[!-/:-@[-`{-~]+', ' ', 'g')));
--> statement-breakpoint
CREATE INDEX library_items_words ON library_items USING gin (to_tsvector('simple', regexp_replace(lower(title || chr(10) || alt || chr(10) || file_name), '[!-/:-@[-`{-~]+', ' ', 'g')));
