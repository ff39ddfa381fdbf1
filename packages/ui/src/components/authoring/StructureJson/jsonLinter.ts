import { jsonParseLinter } from '@codemirror/lang-json'
import { linter, type Diagnostic } from '@codemirror/lint'

import { placeInJson, type JsonFault } from './jsonFaults.ts'

const checkSyntax = jsonParseLinter()

/** Marks what is no JSON, said by `notJson`, and in sound JSON what is no structure. */
export const jsonLinter = (faultsOf: (json: string) => readonly JsonFault[], notJson: string) =>
  linter((view): readonly Diagnostic[] => {
    // The browser's own sentence is in no language that was chosen.
    const broken = checkSyntax(view).map((fault) => ({ ...fault, message: notJson }))
    if (broken.length > 0) return broken
    const text = view.state.doc.toString()
    return faultsOf(text).map(({ path, message }) => ({
      ...(placeInJson(text, path) ?? { from: 0, to: Math.min(1, text.length) }),
      severity: 'error',
      message,
    }))
  })
