CREATE TABLE "trash" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash_files" (
	"id" text PRIMARY KEY NOT NULL,
	"trash_id" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"file_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trash_files" ADD CONSTRAINT "trash_files_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trash_record" ON "trash" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "trash_newest" ON "trash" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "trash_newest_kind" ON "trash" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "trash_email" ON "trash" USING btree ("email");--> statement-breakpoint
CREATE INDEX "trash_files_trash" ON "trash_files" USING btree ("trash_id");