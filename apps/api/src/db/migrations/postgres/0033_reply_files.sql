CREATE TABLE "message_files" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"reply_id" text,
	"uploader_id" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"reply_id" text,
	"uploader_id" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_files_message" ON "message_files" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "message_files_reply" ON "message_files" USING btree ("reply_id","created_at");--> statement-breakpoint
CREATE INDEX "application_files_application" ON "application_files" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_files_reply" ON "application_files" USING btree ("reply_id","created_at");