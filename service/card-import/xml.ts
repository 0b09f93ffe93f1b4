/** Walks XML by the local names of its elements: whichever prefixes a program writes, they mean the same. */
import { Parser } from 'saxen';

interface XmlVisitor {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** What is not well formed is an error. */
export function walkXml(xml: string, { open, close, text }: XmlVisitor): void {
  new Parser()
    .on('openTag', (name, attributes, decode) => {
      const found = open ? Object.entries(attributes()) : [];
      open?.(localName(name), Object.fromEntries(found.map(([key, value]) => [localName(key), decode(value)])));
    })
    .on('closeTag', (name) => close?.(localName(name)))
    .on('text', (written, decode) => text?.(decode(written)))
    .on('cdata', (written) => text?.(written))
    .on('error', (error) => {
      throw error;
    })
    .parse(xml);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
