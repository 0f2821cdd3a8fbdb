DROP INDEX "activities_user";--> statement-breakpoint
DROP INDEX "applications_status";--> statement-breakpoint
DROP INDEX "applications_created_at";--> statement-breakpoint
DROP INDEX "blog_posts_status";--> statement-breakpoint
DROP INDEX "blog_posts_created_at";--> statement-breakpoint
DROP INDEX "connections_portfolio";--> statement-breakpoint
DROP INDEX "library_items_created_at";--> statement-breakpoint
DROP INDEX "messages_created_at";--> statement-breakpoint
DROP INDEX "messages_status";--> statement-breakpoint
DROP INDEX "messages_type";--> statement-breakpoint
DROP INDEX "outbox_created_at";--> statement-breakpoint
DROP INDEX "users_created_at";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
DROP INDEX "users_status";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applications_newest_status" ON "applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_newest_kind" ON "applications" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_newest_kind_status" ON "applications" USING btree ("kind","status","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_subject" ON "audit_log" USING btree ("actor","subject","id");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_newest_status" ON "blog_posts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_newest_color" ON "blog_posts" USING btree ("status","color","created_at","id");--> statement-breakpoint
CREATE INDEX "connections_newest" ON "connections" USING btree ("portfolio_id","id");--> statement-breakpoint
CREATE INDEX "connections_read" ON "connections" USING btree ("portfolio_id","read_at");--> statement-breakpoint
CREATE INDEX "library_items_newest" ON "library_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_newest_status" ON "messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_newest_type" ON "messages" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_newest_type_status" ON "messages" USING btree ("type","status","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_newest_status" ON "outbox" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest_status" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest_role_status" ON "users" USING btree ("role","status","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");
--> statement-breakpoint
CREATE INDEX applications_search ON applications USING gin (lower(name || chr(10) || email || chr(10) || program || chr(10) || education || chr(10) || interests || chr(10) || message) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX library_items_search ON library_items USING gin (lower(title || chr(10) || alt || chr(10) || file_name) gin_trgm_ops);
