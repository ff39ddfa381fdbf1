import type { Author } from '@kathasagar/api/contract'
import type { CoauthorRole } from '@kathasagar/api/contract/vocabulary'

/** Somebody who was asked to write a story, or to read it as its authors do. */
export interface StoredCoauthor {
  user_id: string
  person: Author
  role: CoauthorRole
  invited_at: Date
  /** Null until they accept. */
  accepted_at: Date | null
}

export interface CoauthorRepository {
  /** Those of a story, the first who was asked first. */
  list(storyId: string): Promise<StoredCoauthor[]>
  /** Editors who have accepted, as readers are told of them. */
  listNamed(storyId: string): Promise<(Author & { id: string })[]>
  /** By a handle, or else by a user name; nobody whose account is closed or suspended. */
  findInvitable(name: string): Promise<{ id: string } | undefined>
  /** Somebody who was asked before has the new role, and has accepted if they had. */
  invite(storyId: string, userId: string, role: CoauthorRole, now: Date): Promise<void>
  /** Nothing for who was not asked; done twice it is done once. */
  accept(storyId: string, userId: string, now: Date): Promise<{ role: CoauthorRole } | undefined>
  /** Whether there was anybody to change. */
  setRole(storyId: string, userId: string, role: CoauthorRole): Promise<boolean>
  /** Whether there was anybody to take out, be it only asked. */
  remove(storyId: string, userId: string): Promise<boolean>
}
