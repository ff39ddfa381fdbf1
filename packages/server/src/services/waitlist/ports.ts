/** Those who wait for the premium features. */
export interface WaitlistRepository {
  /** Keeps the first entry of an address; later ones change nothing. */
  join(entry: { name: string; email: string; created_at: Date }): Promise<void>
}
