DROP INDEX "blog_posts_newest_status";--> statement-breakpoint
CREATE INDEX "portfolios_published" ON "portfolios" USING btree ("published","id","user_id","custom_url","updated_at");--> statement-breakpoint
CREATE INDEX "blog_posts_newest_status" ON "blog_posts" USING btree ("status","created_at","id","updated_at");