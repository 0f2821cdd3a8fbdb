import type { AdminOverview, AdminUser, Application, Message } from '@vitrine/contracts';
import type {
  BackOfficeRepository,
  StoredApplication,
  StoredMessage,
  StoredUser,
} from './back-office.repository.ts';

type Counts = Awaited<ReturnType<BackOfficeRepository['countOverview']>>;

export function presentOverview(counts: Counts): AdminOverview {
  return {
    totalUsers: counts.accounts,
    activeProjects: counts.websiteProjects,
    pendingTasks: counts.unread + counts.drafts + counts.newApplications,
    revenue: counts.revenue ?? '',
  };
}

export function presentUser(user: StoredUser): AdminUser {
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    role: user.role,
    status: user.status,
    lastLogin: user.lastLoginAt?.toISOString() ?? null,
  };
}

export function presentApplication(application: StoredApplication): Application {
  return {
    id: application.id,
    kind: application.kind,
    name: application.name,
    email: application.email,
    phone: application.phone,
    education: application.education,
    interests: application.interests,
    program: application.program,
    message: application.message,
    status: application.status,
    date: application.createdAt.toISOString(),
  };
}

export function presentMessage(message: StoredMessage): Message {
  return {
    id: message.id,
    type: message.type,
    name: message.name,
    email: message.email,
    subject: message.subject,
    content: message.content,
    status: message.status,
    date: message.createdAt.toISOString(),
    isEmail: message.isEmail,
  };
}
