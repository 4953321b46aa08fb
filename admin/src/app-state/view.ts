import type { AccessRule } from '@embarque/mocks/access';

/** A role, or a person with a role, as whom somebody looks at the app. This tab alone knows of it, and only until it is reloaded. */
export interface View {
  /** The session that it belongs to, and ends with. */
  sessionId: string;
  role: {
    id: string;
    /** The name of the role, as people read it. */
    name: string;
  };
  /** The person among the users; `null` for the role alone. */
  person: { id: number; fullName: string } | null;
  /** The id of the line of the audit that says when it began, and ends with it. */
  auditId: string;
  rules: readonly AccessRule[];
}
