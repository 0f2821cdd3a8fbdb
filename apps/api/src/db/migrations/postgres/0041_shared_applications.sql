CREATE TABLE "application_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"author_id" text NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_readers" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "read_unnoted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_readers" ADD CONSTRAINT "application_readers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_readers" ADD CONSTRAINT "application_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_notes_author" ON "application_notes" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "application_readers_application" ON "application_readers" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "application_readers_user" ON "application_readers" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "applications_newest_assignee" ON "applications" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_newest_status_assignee" ON "applications" USING btree ("status","assignee_id","created_at","id");--> statement-breakpoint
-- what was decided or answered before there was a note of who had opened it is new to nobody
UPDATE "applications" SET "read_unnoted" = true WHERE "status" <> 'new' OR EXISTS (SELECT 1 FROM "application_replies" WHERE "application_replies"."application_id" = "applications"."id");
