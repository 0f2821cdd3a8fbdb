CREATE TABLE `application_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`mail_id` text NOT NULL,
	`content` text NOT NULL,
	`author` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_replies_application` ON `application_replies` (`application_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `message_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`author_id` text NOT NULL,
	`author` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_notes_message` ON `message_notes` (`message_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_notes_author` ON `message_notes` (`author_id`,`id`);--> statement-breakpoint
CREATE TABLE `message_readers` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_readers_message` ON `message_readers` (`message_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `message_readers_user` ON `message_readers` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `spam_senders` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `inbox_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`signature` text DEFAULT '' NOT NULL,
	`notify` text DEFAULT 'never' NOT NULL,
	`told_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `messages_newest_status`;--> statement-breakpoint
DROP INDEX `messages_newest_type`;--> statement-breakpoint
DROP INDEX `messages_newest_type_status`;--> statement-breakpoint
ALTER TABLE `messages` ADD `state` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `spam` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `assignee_id` text;--> statement-breakpoint
CREATE INDEX `messages_shown` ON `messages` (`spam`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_shown_status` ON `messages` (`spam`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_shown_type` ON `messages` (`spam`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_shown_type_status` ON `messages` (`spam`,`type`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_newest_state` ON `messages` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_newest_assignee` ON `messages` (`spam`,`assignee_id`,`created_at`,`id`);
--> statement-breakpoint
-- Messages that have been answered by mail.
UPDATE messages SET state = 'answered' WHERE id IN (SELECT message_id FROM message_replies);
--> statement-breakpoint
-- An application was stored as a message too, a moment later: it becomes one record again, with the
-- answers to that message.
CREATE TABLE joined_messages AS
SELECT m.id AS message_id, min(a.id) AS application_id
FROM applications a
JOIN messages m ON m.created_at BETWEEN a.created_at AND a.created_at + 5000
  AND m.type = 'contact-form' AND m.email = a.email AND m.name = a.name
  AND m.subject = CASE a.kind WHEN 'internship' THEN 'Internship application'
    ELSE 'Training application: ' || a.program END
  AND instr(m.content, 'Message:' || char(10) || a.message) > 0
GROUP BY m.id;
--> statement-breakpoint
INSERT INTO application_replies (id, application_id, mail_id, content, author, created_at)
SELECT r.id, j.application_id, r.mail_id, r.content, r.author, r.created_at
FROM message_replies r JOIN joined_messages j ON j.message_id = r.message_id;
--> statement-breakpoint
UPDATE outbox SET cause = (
  SELECT 'reply:' || r.application_id || ':' || r.id FROM application_replies r WHERE r.mail_id = outbox.id
) WHERE id IN (SELECT mail_id FROM application_replies);
--> statement-breakpoint
UPDATE audit_log SET subject = 'application', subject_id = (
  SELECT j.application_id FROM joined_messages j WHERE j.message_id = audit_log.subject_id
) WHERE subject = 'message' AND subject_id IN (SELECT message_id FROM joined_messages);
--> statement-breakpoint
DELETE FROM message_replies WHERE message_id IN (SELECT message_id FROM joined_messages);
--> statement-breakpoint
DELETE FROM messages WHERE id IN (SELECT message_id FROM joined_messages);
--> statement-breakpoint
DROP TABLE joined_messages;
