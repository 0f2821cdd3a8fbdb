ALTER TABLE "library_items" ADD COLUMN "tags" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "library_items_tags" ON "library_items" USING btree ("tags");--> statement-breakpoint
ALTER TABLE library_items DROP COLUMN search_text;
--> statement-breakpoint
ALTER TABLE library_items ADD COLUMN search_text text GENERATED ALWAYS AS (search_text(title || chr(10) || alt || chr(10) || file_name || chr(10) || tags)) STORED;
--> statement-breakpoint
CREATE INDEX library_items_search ON library_items USING gin (search_text gin_trgm_ops);
