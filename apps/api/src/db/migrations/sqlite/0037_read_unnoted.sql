ALTER TABLE `messages` ADD `read_unnoted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_issues` ADD `kept_as_file` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- what was read before there was a note of who had opened it is new to nobody
UPDATE `messages` SET `read_unnoted` = 1 WHERE `status` <> 'unread' AND NOT EXISTS (SELECT 1 FROM `message_readers` WHERE `message_readers`.`message_id` = `messages`.`id`);
