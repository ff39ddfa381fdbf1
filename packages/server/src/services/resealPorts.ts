/** A text that lies sealed in the database. */
export interface SealedText {
  table: string
  id: string
  /** Under whose name it is sealed. */
  owner: string
  sealed: string
}

/** All that lies sealed, wherever it is. */
export interface SealedRepository {
  list(): Promise<SealedText[]>
  /** Puts a new seal in the place of the old one, unless that was replaced meanwhile. */
  replace(text: SealedText, renewed: string): Promise<void>
}
