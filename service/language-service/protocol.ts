/**
 * The numbers and words of the language server protocol that are used here, called as its package calls them. The package
 * itself is only types to us: with its code it would make each start of the command slower, and each page larger.
 */
export const DiagnosticSeverity = { Error: 1, Warning: 2 } as const;
export const CodeActionKind = { QuickFix: 'quickfix', SourceFixAll: 'source.fixAll' } as const;
export const CompletionItemKind = {
  Method: 2,
  Function: 3,
  Field: 5,
  Variable: 6,
  Class: 7,
  Interface: 8,
  Module: 9,
  Property: 10,
  Unit: 11,
  Value: 12,
  Keyword: 14,
  Reference: 18,
  Folder: 19,
  EnumMember: 20,
  Constant: 21,
  Event: 23,
} as const;
export const InsertTextFormat = { Snippet: 2 } as const;
export const DocumentHighlightKind = { Read: 2, Write: 3 } as const;
export const SymbolKind = {
  Namespace: 3,
  Class: 5,
  Method: 6,
  Property: 7,
  Field: 8,
  Enum: 10,
  Interface: 11,
  Function: 12,
  Constant: 14,
  Array: 18,
  Object: 19,
  Key: 20,
  Struct: 23,
  Event: 24,
} as const;
