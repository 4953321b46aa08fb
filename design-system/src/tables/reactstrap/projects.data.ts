import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Building2, GraduationCap, Landmark, type LucideIcon, Ship, Users } from 'lucide-react';
import type { Tone } from '../../theme/tones.ts';

export interface Project {
  id: string;
  name: string;
  /** Stands before the name. */
  icon: LucideIcon;
  tone: Tone;
  client: string;
  team: readonly string[];
  state: ProjectState;
}

export type ProjectState = 'active' | 'completed' | 'scheduled' | 'pending';

export const projectStates: Record<ProjectState, [tone: Tone, label: MessageDescriptor]> = {
  active: ['primary', msg({ message: 'Active', context: 'project' })],
  completed: ['success', msg({ message: 'Completed', context: 'project' })],
  scheduled: ['info', msg({ message: 'Scheduled', context: 'project' })],
  pending: ['warning', msg({ message: 'Pending', context: 'project' })],
};

/** Cover that is made for a client, for the examples. */
export const projects: readonly Project[] = [
  {
    id: 'P-301',
    name: 'Cruise season 2027',
    icon: Ship,
    tone: 'info',
    client: 'Costa do Sul Cruzeiros',
    team: ['Marina Duarte', 'Ahmed Osman', 'Lívia Prado'],
    state: 'active',
  },
  {
    id: 'P-298',
    name: 'Exchange students',
    icon: GraduationCap,
    tone: 'success',
    client: 'Universidade de Campinas',
    team: ['Tatiane Rocha', 'Bruno Castro'],
    state: 'completed',
  },
  {
    id: 'P-295',
    name: 'Embassy staff',
    icon: Landmark,
    tone: 'primary',
    client: 'Itamaraty',
    team: ['Jordan Stevenson', 'Helena Alves', 'Yuki Tanaka', 'Rafael Nunes', 'Chloe Martin'],
    state: 'scheduled',
  },
  {
    id: 'P-290',
    name: 'Business travel',
    icon: Building2,
    tone: 'warning',
    client: 'Grupo Andorinha',
    team: ['Lívia Prado', 'Ahmed Osman'],
    state: 'pending',
  },
  {
    id: 'P-287',
    name: 'Family groups',
    icon: Users,
    tone: 'danger',
    client: 'Ipê Turismo',
    team: ['Marina Duarte', 'Beatriz Fonseca', 'Bruno Castro'],
    state: 'active',
  },
];
