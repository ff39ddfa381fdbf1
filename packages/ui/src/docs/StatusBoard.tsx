import { useState } from 'react'

/** One piece of the board. */
export interface StatusBoardRow {
  /** As the sidebar has it: group and name. */
  title: string
  /** Story that the name leads to. */
  id: string
  status?: string
  /** Who meets it. */
  roles: readonly string[]
  /** Entry point that exports it. */
  entry?: string
  stories: number
  plays: number
  pictures: number
  /** What is missing, in words. */
  gaps: readonly string[]
}

export interface StatusBoardProps {
  /** Every piece of the book, in the order of the sidebar. */
  rows: readonly StatusBoardRow[]
}

const HEADS = ['Piece', 'Status', 'Met by', 'Import', 'Stories', 'Plays', 'Pictures', 'Missing']

const groupOf = ({ title }: StatusBoardRow) => title.split('/')[0] ?? ''
const sum = (rows: readonly StatusBoardRow[], of: (row: StatusBoardRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

function Row({ row }: { row: StatusBoardRow }) {
  const { title, id, status, roles, entry, stories, plays, pictures } = row

  return (
    <tr>
      <th scope="row">
        <a href={`./?path=/story/${id}`} target="_top">
          {title.split('/').slice(1).join(' / ')}
        </a>
      </th>
      <td>{status}</td>
      <td>{roles.join(', ')}</td>
      <td>{entry && <code>{entry}</code>}</td>
      <td>{stories}</td>
      <td>{plays}</td>
      <td>{pictures}</td>
      <td>{row.gaps.join('; ')}</td>
    </tr>
  )
}

function Group({ name, rows }: { name: string; rows: readonly StatusBoardRow[] }) {
  const id = name.toLowerCase()

  return (
    <>
      <h2 id={id}>{name}</h2>
      <div aria-labelledby={id} className="board-place" role="region">
        <table className="board">
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.title} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** All pieces of the book with what each has, narrowed by a word. */
export function StatusBoard({ rows }: StatusBoardProps) {
  const [word, setWord] = useState('')
  const shown = rows.filter(({ title, status, roles }) =>
    [title, status, ...roles].join(' ').toLowerCase().includes(word.toLowerCase()),
  )
  const gaps = sum(shown, (row) => row.gaps.length)

  return (
    <>
      <p className="board-find">
        <label htmlFor="board-word">Name, status or role</label>{' '}
        <input
          id="board-word"
          onChange={({ target }) => setWord(target.value)}
          type="search"
          value={word}
        />
      </p>
      <p role="status">
        {shown.length} pieces, {sum(shown, (row) => row.stories)} stories,{' '}
        {sum(shown, (row) => row.plays)} of them played,{' '}
        {gaps === 0 ? 'nothing missing' : `${gaps} missing`}.
      </p>
      {[...Map.groupBy(shown, groupOf)].map(([name, own]) => (
        <Group key={name} name={name} rows={own} />
      ))}
    </>
  )
}
