/** A command of a scene with what it is given. */
export interface Command {
  name: string
  given: string
  line: number
}
