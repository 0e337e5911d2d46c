import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';

type Follow = (anchor: string) => void;

/** Words within a line. A link leads to another section; one that leads out of the guide is its words alone. */
const inline = (tokens: readonly Token[], follow: Follow): ReactNode =>
  tokens.map((token, i) => {
    const key = `${i}/${token.type}`;
    switch (token.type) {
      case 'strong':
        return <b key={key}>{inline(token.tokens ?? [], follow)}</b>;
      case 'em':
        return <i key={key}>{inline(token.tokens ?? [], follow)}</i>;
      case 'codespan':
        return <kbd key={key}>{token.text}</kbd>;
      case 'link': {
        const { href } = token as Tokens.Link;
        const words = inline(token.tokens ?? [], follow);
        if (!href.startsWith('#')) return <span key={key}>{words}</span>;
        return (
          <button key={key} type="button" onClick={() => follow(decodeURIComponent(href.slice(1)))}>
            {words}
          </button>
        );
      }
      case 'image':
      case 'html':
        return null;
      case 'br':
        return <br key={key} />;
      default:
        return 'tokens' in token && token.tokens ? (
          <span key={key}>{inline(token.tokens, follow)}</span>
        ) : (
          <span key={key}>{'text' in token ? String(token.text) : token.raw}</span>
        );
    }
  });

/** What stands under a heading of the guide: paragraphs, lists, tables. */
export function GuideText({ tokens, follow }: { readonly tokens: readonly Token[]; readonly follow: Follow }) {
  return tokens.map((token, i) => {
    const key = `${i}/${token.type}`;
    switch (token.type) {
      case 'paragraph':
        return <p key={key}>{inline(token.tokens ?? [], follow)}</p>;
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        const List = ordered ? 'ol' : 'ul';
        return (
          <List key={key}>
            {items.map((item) => (
              <li key={item.raw}>
                {inline(
                  item.tokens.filter(({ type }) => type !== 'space'),
                  follow,
                )}
              </li>
            ))}
          </List>
        );
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return (
          <table key={key}>
            <thead>
              <tr>
                {header.map((cell) => (
                  <th key={cell.text} scope="col">
                    {inline(cell.tokens, follow)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <tr key={cells.map(({ text }) => text).join('|')}>
                  {cells.map((cell, n) => (
                    <td key={header[n]?.text}>{inline(cell.tokens, follow)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        );
      }
      case 'code':
        return <pre key={key}>{token.text}</pre>;
      default:
        return null;
    }
  });
}
