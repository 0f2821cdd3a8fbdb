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
  palette: Palette,
  settings: Settings,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  workflow: Workflow,
};

/** The sign that an entry names; a place on the map for names we have no sign for. */
export function ContentIcon({ name, size = 24 }: { name: string; size?: number }) {
  const Icon = ICONS[name.toLowerCase()] ?? MapPin;
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />;
}
