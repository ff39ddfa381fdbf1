/** The part of node-llama-cpp that we use. It is installed separately. */
export interface LlamaLibrary {
  getLlama: (options: object) => Promise<{
    loadModel: (options: { modelPath: string }) => Promise<LlamaModel>
    createGrammarForJsonSchema: (schema: object) => Promise<object>
  }>
  resolveChatWrapper: (model: LlamaModel) => ChatWrapper
  LlamaChat: new (options: { contextSequence: Sequence; chatWrapper: ChatWrapper }) => LlamaChat
}

export interface LlamaModel {
  tokenizer: unknown
  trainContextSize: number
  createContext: (options: object) => Promise<{ contextSize: number; getSequence: () => Sequence }>
  dispose: () => Promise<void>
}

export type HistoryItem =
  | { type: 'system' | 'user'; text: string }
  | { type: 'model'; response: string[] }

export interface ChatWrapper {
  generateContextState: (of: { chatHistory: HistoryItem[] }) => {
    contextText: { tokenize: (tokenizer: unknown) => Tokens }
  }
}

export type Tokens = readonly unknown[]

/** One of the prompts that a context caches. */
export interface Sequence {
  nextTokenIndex: number
  /** Drops the cached tokens after the common beginning. */
  adaptStateToTokens: (tokens: Tokens, allowShift: boolean) => Promise<void>
  evaluateWithoutGeneratingNewTokens: (tokens: Tokens) => Promise<void>
  tokenMeter: { getState: () => { usedOutputTokens: number } }
}

export interface LlamaChat {
  sequence: Sequence
  generateResponse: (
    history: HistoryItem[],
    options: object,
  ) => Promise<{ metadata: { stopReason: string } }>
}
