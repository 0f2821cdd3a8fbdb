import { Globe } from 'lucide-react';

/** The set of icons has no brands; these three are drawn here. */
const PATHS = {
  linkedin:
    'M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM2.9 9.9h4.16V21H2.9V9.9Zm6.77 0h3.98v1.52h.06c.55-1 1.9-1.9 3.93-1.9 4.2 0 4.98 2.5 4.98 5.77V21h-4.15v-5.06c0-1.2-.02-2.76-1.8-2.76-1.8 0-2.08 1.3-2.08 2.67V21H9.67V9.9Z',
  x: 'M17.7 3h3.1l-6.8 7.8L22 21h-6.3l-4.9-6.4L5.2 21H2.1l7.3-8.3L1.7 3h6.4l4.4 5.9L17.7 3Zm-1.1 16.2h1.7L7.2 4.7H5.4l11.2 14.5Z',
  github:
    'M12 2a10 10 0 0 0-3.16 19.49c.5.09.68-.22.68-.48v-1.7c-2.78.6-3.37-1.34-3.37-1.34-.45-1.16-1.11-1.47-1.11-1.47-.9-.62.07-.6.07-.6 1 .07 1.53 1.03 1.53 1.03.9 1.52 2.34 1.08 2.91.83.1-.65.35-1.09.63-1.34-2.22-.25-4.55-1.11-4.55-4.94 0-1.1.39-1.99 1.03-2.69-.1-.25-.45-1.27.1-2.65 0 0 .84-.27 2.75 1.03a9.5 9.5 0 0 1 5 0c1.91-1.3 2.75-1.03 2.75-1.03.55 1.38.2 2.4.1 2.65.64.7 1.03 1.6 1.03 2.69 0 3.84-2.34 4.68-4.57 4.93.36.31.68.92.68 1.85V21c0 .27.18.58.69.48A10 10 0 0 0 12 2Z',
};

interface SocialIconProps {
  /** As stored with the link: 'LinkedIn', 'twitter', 'github', or anything else. */
  network: string;
  size?: number | undefined;
}

/** The sign of a social network, by its name; a globe for those we have none for. */
export function SocialIcon({ network, size = 18 }: SocialIconProps) {
  const name = network.toLowerCase().replace('twitter', 'x');
  if (!Object.hasOwn(PATHS, name)) return <Globe size={size} aria-hidden="true" />;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={PATHS[name as keyof typeof PATHS]} />
    </svg>
  );
}
