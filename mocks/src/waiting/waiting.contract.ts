/** When something opens, by the clock of the server. */
export interface OpeningAnswer {
  /** Moment in ISO 8601. */
  opensAt: string;
  /** The server's time, in ISO 8601: clocks of devices may be wrong. */
  now: string;
}

export interface NotifyRequest {
  email: string;
}

/** Whether the maintenance goes on. */
export interface MaintenanceAnswer {
  isOver: boolean;
  /** When it should be over, in ISO 8601. */
  backAt: string;
  /** The server's time, in ISO 8601. */
  now: string;
}
