import { addressOf } from './pieceDocs.ts'

export interface PieceLinkProps {
  /** What the piece is imported as. */
  name: string
}

/** The name of a piece, which leads to its page; a page of the app has none. */
export function PieceLink({ name }: PieceLinkProps) {
  const address = addressOf(name)
  if (!address) return name

  return (
    <a href={address} target="_top">
      {name}
    </a>
  )
}
