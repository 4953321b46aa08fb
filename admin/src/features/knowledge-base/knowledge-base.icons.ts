import { CircleQuestionMark, FileText, Link, Lock, type LucideIcon, Settings, Smartphone } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = { FileText, Link, Lock, Settings, Smartphone };

/** The icon of a group, by the name that the server gives. */
export const iconOf = (name: string): LucideIcon => icons[name] ?? CircleQuestionMark;
