CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text,
	`application_id` text,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_message` ON `conversations` (`message_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_application` ON `conversations` (`application_id`);--> statement-breakpoint
CREATE TABLE `replies` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`mail_id` text NOT NULL,
	`content` text NOT NULL,
	`author` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replies_conversation` ON `replies` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `reply_files` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`reply_id` text,
	`uploader_id` text NOT NULL,
	`type` text NOT NULL,
	`url` text NOT NULL,
	`file_name` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reply_files_conversation` ON `reply_files` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reply_files_reply` ON `reply_files` (`reply_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`author_id` text NOT NULL,
	`author` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_conversation` ON `notes` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notes_author` ON `notes` (`author_id`,`id`);--> statement-breakpoint
CREATE TABLE `readings` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`seen` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `readings_conversation` ON `readings` (`conversation_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `readings_user` ON `readings` (`user_id`,`id`);
--> statement-breakpoint
-- every message and application is a conversation, under its own id
INSERT INTO `conversations` (`id`, `message_id`) SELECT `id`, `id` FROM `messages`;
--> statement-breakpoint
INSERT INTO `conversations` (`id`, `application_id`) SELECT `id`, `id` FROM `applications`;
--> statement-breakpoint
INSERT INTO `replies` (`id`, `conversation_id`, `mail_id`, `content`, `author`, `created_at`) SELECT `id`, `message_id`, `mail_id`, `content`, `author`, `created_at` FROM `message_replies`;
--> statement-breakpoint
INSERT INTO `reply_files` (`id`, `conversation_id`, `reply_id`, `uploader_id`, `type`, `url`, `file_name`, `size_bytes`, `created_at`) SELECT `id`, `message_id`, `reply_id`, `uploader_id`, `type`, `url`, `file_name`, `size_bytes`, `created_at` FROM `message_files`;
--> statement-breakpoint
INSERT INTO `notes` (`id`, `conversation_id`, `author_id`, `author`, `content`, `created_at`) SELECT `id`, `message_id`, `author_id`, `author`, `content`, `created_at` FROM `message_notes`;
--> statement-breakpoint
INSERT INTO `replies` (`id`, `conversation_id`, `mail_id`, `content`, `author`, `created_at`) SELECT `id`, `application_id`, `mail_id`, `content`, `author`, `created_at` FROM `application_replies`;
--> statement-breakpoint
INSERT INTO `reply_files` (`id`, `conversation_id`, `reply_id`, `uploader_id`, `type`, `url`, `file_name`, `size_bytes`, `created_at`) SELECT `id`, `application_id`, `reply_id`, `uploader_id`, `type`, `url`, `file_name`, `size_bytes`, `created_at` FROM `application_files`;
--> statement-breakpoint
INSERT INTO `notes` (`id`, `conversation_id`, `author_id`, `author`, `content`, `created_at`) SELECT `id`, `application_id`, `author_id`, `author`, `content`, `created_at` FROM `application_notes`;
--> statement-breakpoint
INSERT INTO `readings` (`id`, `conversation_id`, `user_id`, `seen`)
SELECT DISTINCT `message_id` || ':' || `user_id`, `message_id`, `user_id`, 1 FROM `message_readers`;
--> statement-breakpoint
INSERT INTO `readings` (`id`, `conversation_id`, `user_id`, `seen`)
SELECT `application_id` || ':' || `user_id`, `application_id`, `user_id`, min(`seen`) FROM `application_readers` GROUP BY `application_id`, `user_id`;
--> statement-breakpoint
-- what is in the trash comes back the same way
UPDATE `trash` SET `snapshot` = (
	SELECT json_group_array(json(`part`)) FROM (
		SELECT `former`.`key` AS `place`, json_object(
			'table', CASE json_extract(`former`.`value`, '$.table') WHEN 'messageReplies' THEN 'replies' WHEN 'applicationReplies' THEN 'replies' WHEN 'messageFiles' THEN 'replyFiles' WHEN 'applicationFiles' THEN 'replyFiles' WHEN 'messageNotes' THEN 'notes' WHEN 'applicationNotes' THEN 'notes' WHEN 'messageReaders' THEN 'readings' WHEN 'applicationReaders' THEN 'readings' ELSE json_extract(`former`.`value`, '$.table') END,
			'rows', json(CASE WHEN json_extract(`former`.`value`, '$.table') IN ('messageReplies', 'applicationReplies', 'messageFiles', 'applicationFiles', 'messageNotes', 'applicationNotes', 'messageReaders', 'applicationReaders') THEN (
				SELECT json_group_array(json(json_set(
					json_remove(CASE json_extract(`former`.`value`, '$.table') WHEN 'messageReaders' THEN json_set(`row`.`value`, '$.seen', json('true')) ELSE `row`.`value` END, '$.messageId', '$.applicationId'),
					'$.conversationId', coalesce(json_extract(`row`.`value`, '$.messageId'), json_extract(`row`.`value`, '$.applicationId'))
				))) FROM json_each(`former`.`value`, '$.rows') AS `row`
			) ELSE json_extract(`former`.`value`, '$.rows') END)
		) AS `part` FROM json_each(`trash`.`snapshot`) AS `former`
		UNION ALL
		SELECT 0.5, json_object('table', 'conversations', 'rows', json_array(
			json_object('id', `trash`.`record_id`, CASE `trash`.`kind` WHEN 'message' THEN 'messageId' ELSE 'applicationId' END, `trash`.`record_id`)
		)) WHERE `trash`.`kind` IN ('message', 'application')
		ORDER BY `place`
	)
) WHERE `kind` IN ('message', 'application', 'account');
--> statement-breakpoint
DROP TABLE `message_replies`;--> statement-breakpoint
DROP TABLE `application_replies`;--> statement-breakpoint
DROP TABLE `message_files`;--> statement-breakpoint
DROP TABLE `application_files`;--> statement-breakpoint
DROP TABLE `message_notes`;--> statement-breakpoint
DROP TABLE `application_notes`;--> statement-breakpoint
DROP TABLE `message_readers`;--> statement-breakpoint
DROP TABLE `application_readers`;