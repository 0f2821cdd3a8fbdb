CREATE TABLE "kept_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"request" text NOT NULL,
	"answer" text,
	"done_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_calls" ADD CONSTRAINT "kept_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_calls_user" ON "kept_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_calls_ends_at" ON "kept_calls" USING btree ("ends_at");