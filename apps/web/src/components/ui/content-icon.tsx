import {
  Brain,
  ChartLine,
  Cloud,
  Code,
  Compass,
  type LucideIcon,
  MapPin,
  Palette,
  Settings,
  ShieldCheck,
  Smartphone,
  Users,
  Utensils,
  Wallet,
  Workflow,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  brain: Brain,
  cloud: Cloud,
  code: Code,
  compass: Compass,
  'line-chart': ChartLine,
  'map-pin': MapPin,
  palette: Palette,
  settings: Settings,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  workflow: Workflow,
};

/** The names that an entry can give its icon. */
export const contentIcons = Object.keys(ICONS);

/** The icon that an entry names; a map pin for unknown names. */
export function ContentIcon({ name, size = 24 }: { name: string; size?: number }) {
  const Icon = ICONS[name.toLowerCase()] ?? MapPin;
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />;
}
