ALTER TABLE "messages" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD COLUMN "signatures" jsonb;--> statement-breakpoint
CREATE INDEX "messages_shown_language" ON "messages" USING btree ("spam","language","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_newest_language" ON "applications" USING btree ("language","created_at","id");