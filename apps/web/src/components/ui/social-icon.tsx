import { Globe } from 'lucide-react';
import { GitHubIcon, LinkedInIcon, XIcon } from './brand-icons.tsx';

interface SocialIconProps {
  /** As stored with the link: 'LinkedIn', 'twitter', 'github', or anything else. */
  network: string;
  size?: number | undefined;
}

/** The sign of a social network, by its name; a globe for those we have none for. */
export function SocialIcon({ network, size = 18 }: SocialIconProps) {
  switch (network.toLowerCase()) {
    case 'linkedin':
      return <LinkedInIcon size={size} />;
    case 'x':
    case 'twitter':
      return <XIcon size={size} />;
    case 'github':
      return <GitHubIcon size={size} />;
    default:
      return <Globe size={size} aria-hidden="true" />;
  }
}
