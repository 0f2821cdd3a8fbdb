-- What issues of the newsletter have shown until now.
INSERT INTO picture_uses (picture_id, version, kind, record_id, name) SELECT l.id, 0, 'newsletter', t.id, t.subject FROM library_items l JOIN newsletter_issues t ON instr(t.text, '/media/' || l.id || '/') > 0;
