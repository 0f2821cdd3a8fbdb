CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text,
	"application_id" text
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"mail_id" text NOT NULL,
	"content" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_files" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"reply_id" text,
	"uploader_id" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"author_id" text NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen" boolean NOT NULL
);
--> statement-breakpoint
-- every message and application is a conversation, under its own id
INSERT INTO "conversations" ("id", "message_id") SELECT "id", "id" FROM "messages";
--> statement-breakpoint
INSERT INTO "conversations" ("id", "application_id") SELECT "id", "id" FROM "applications";
--> statement-breakpoint
INSERT INTO "replies" ("id", "conversation_id", "mail_id", "content", "author", "created_at") SELECT "id", "message_id", "mail_id", "content", "author", "created_at" FROM "message_replies";
--> statement-breakpoint
INSERT INTO "reply_files" ("id", "conversation_id", "reply_id", "uploader_id", "type", "url", "file_name", "size_bytes", "created_at") SELECT "id", "message_id", "reply_id", "uploader_id", "type", "url", "file_name", "size_bytes", "created_at" FROM "message_files";
--> statement-breakpoint
INSERT INTO "notes" ("id", "conversation_id", "author_id", "author", "content", "created_at") SELECT "id", "message_id", "author_id", "author", "content", "created_at" FROM "message_notes";
--> statement-breakpoint
INSERT INTO "replies" ("id", "conversation_id", "mail_id", "content", "author", "created_at") SELECT "id", "application_id", "mail_id", "content", "author", "created_at" FROM "application_replies";
--> statement-breakpoint
INSERT INTO "reply_files" ("id", "conversation_id", "reply_id", "uploader_id", "type", "url", "file_name", "size_bytes", "created_at") SELECT "id", "application_id", "reply_id", "uploader_id", "type", "url", "file_name", "size_bytes", "created_at" FROM "application_files";
--> statement-breakpoint
INSERT INTO "notes" ("id", "conversation_id", "author_id", "author", "content", "created_at") SELECT "id", "application_id", "author_id", "author", "content", "created_at" FROM "application_notes";
--> statement-breakpoint
INSERT INTO "readings" ("id", "conversation_id", "user_id", "seen")
SELECT DISTINCT "message_id" || ':' || "user_id", "message_id", "user_id", true FROM "message_readers";
--> statement-breakpoint
INSERT INTO "readings" ("id", "conversation_id", "user_id", "seen")
SELECT "application_id" || ':' || "user_id", "application_id", "user_id", bool_and("seen") FROM "application_readers" GROUP BY "application_id", "user_id";
--> statement-breakpoint
-- what is in the trash comes back the same way
UPDATE "trash" SET "snapshot" = (
	SELECT coalesce(jsonb_agg("part" ORDER BY "place"), '[]'::jsonb) FROM (
		SELECT "former"."ordinality"::numeric AS "place", CASE WHEN "former"."value"->>'table' IN ('messageReplies', 'applicationReplies', 'messageFiles', 'applicationFiles', 'messageNotes', 'applicationNotes', 'messageReaders', 'applicationReaders') THEN jsonb_build_object(
			'table', CASE "former"."value"->>'table' WHEN 'messageReplies' THEN 'replies' WHEN 'applicationReplies' THEN 'replies' WHEN 'messageFiles' THEN 'replyFiles' WHEN 'applicationFiles' THEN 'replyFiles' WHEN 'messageNotes' THEN 'notes' WHEN 'applicationNotes' THEN 'notes' WHEN 'messageReaders' THEN 'readings' WHEN 'applicationReaders' THEN 'readings' ELSE "former"."value"->>'table' END,
			'rows', (
				SELECT coalesce(jsonb_agg(
					"row"."value" - 'messageId' - 'applicationId'
						|| jsonb_build_object('conversationId', coalesce("row"."value"->>'messageId', "row"."value"->>'applicationId'))
						|| CASE "former"."value"->>'table' WHEN 'messageReaders' THEN '{"seen": true}'::jsonb ELSE '{}'::jsonb END
					ORDER BY "row"."ordinality"
				), '[]'::jsonb) FROM jsonb_array_elements("former"."value"->'rows') WITH ORDINALITY AS "row"("value", "ordinality")
			)
		) ELSE "former"."value" END AS "part"
		FROM jsonb_array_elements("trash"."snapshot") WITH ORDINALITY AS "former"("value", "ordinality")
		UNION ALL
		SELECT 1.5, jsonb_build_object('table', 'conversations', 'rows', jsonb_build_array(
			jsonb_build_object('id', "trash"."record_id", CASE "trash"."kind" WHEN 'message' THEN 'messageId' ELSE 'applicationId' END, "trash"."record_id")
		)) WHERE "trash"."kind" IN ('message', 'application')
	) AS "parts"
) WHERE "kind" IN ('message', 'application', 'account');
--> statement-breakpoint
DROP TABLE "message_replies" CASCADE;--> statement-breakpoint
DROP TABLE "application_replies" CASCADE;--> statement-breakpoint
DROP TABLE "message_files" CASCADE;--> statement-breakpoint
DROP TABLE "application_files" CASCADE;--> statement-breakpoint
DROP TABLE "message_notes" CASCADE;--> statement-breakpoint
DROP TABLE "application_notes" CASCADE;--> statement-breakpoint
DROP TABLE "message_readers" CASCADE;--> statement-breakpoint
DROP TABLE "application_readers" CASCADE;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_files" ADD CONSTRAINT "reply_files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_message" ON "conversations" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_application" ON "conversations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "replies_conversation" ON "replies" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "reply_files_conversation" ON "reply_files" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "reply_files_reply" ON "reply_files" USING btree ("reply_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_conversation" ON "notes" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_author" ON "notes" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "readings_conversation" ON "readings" USING btree ("conversation_id","user_id");--> statement-breakpoint
CREATE INDEX "readings_user" ON "readings" USING btree ("user_id","id");