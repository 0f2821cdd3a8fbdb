import { type BlogColor, blogColors } from '@vitrine/contracts';
import { m } from '#messages';

export const colorOptions = (): { value: BlogColor; label: string }[] => {
  const labels: Record<BlogColor, string> = {
    'default-color': m.admin_blog_color_default(),
    blue: m.admin_blog_color_blue(),
    green: m.admin_blog_color_green(),
    purple: m.admin_blog_color_purple(),
    yellow: m.admin_blog_color_yellow(),
    orange: m.admin_blog_color_orange(),
  };
  return blogColors.map((value) => ({ value, label: labels[value] }));
};
