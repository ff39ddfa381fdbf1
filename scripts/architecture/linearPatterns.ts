import { analyse } from 'scslre'
import ts from 'typescript'

export interface SlowPattern {
  file: string
  line: number
  /** The pattern, cut where it is long, and a sign of which a long run makes it slow. */
  text: string
}

const SHOWN = 80

function literalsIn(source: ts.SourceFile): ts.RegularExpressionLiteral[] {
  const found: ts.RegularExpressionLiteral[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Patterns of a file that take more than so many steps a sign on a long run of one sign. */
export function slowPatternsOf(file: string, code: string): SlowPattern[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  return literalsIn(source).flatMap((literal) => {
    const end = literal.text.lastIndexOf('/')
    const pattern = { source: literal.text.slice(1, end), flags: literal.text.slice(end + 1) }
    const [report] = analyse(pattern, { maxReports: 1 }).reports
    if (report === undefined) return []
    const { line } = source.getLineAndCharacterOfPosition(literal.getStart())
    const run = report.character.literal.source.slice(0, SHOWN)
    return [{ file, line: line + 1, text: `${literal.text.slice(0, SHOWN)} on a run of ${run}` }]
  })
}
