import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  [['plain', ''], 'plain,'],
  [['a, b', 'c'], '"a, b",c'],
  [['she said "yes"'], '"she said ""yes"""'],
  [['two\nlines', 'two\r\nlines'], '"two\nlines","two\r\nlines"'],
  [['Élodie Ngô'], 'Élodie Ngô'],
  [['=1+1', '+237 6', '-2', '@SUM(A1)'], "'=1+1,'+237 6,'-2,'@SUM(A1)"],
  [['\t=1', '\r=1'], "'\t'=1,\"'\r'=1\""],
  [['＝1+1', '＠SUM(A1)'], "'＝1+1,'＠SUM(A1)"],
  [['a;=1+1;b', 'a;"=1', 'a; @b', 'a\t-1'], 'a;\'=1+1;b,"a;""\'=1",a; \'@b,a\t\'-1'],
  [['two\n=1+1', 'a; b', 'one\ntwo - three'], '"two\n\'=1+1",a; b,"one\ntwo - three"'],
  [['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"`],
  [['1+1=2', 'a@example.com', ' =1'], '1+1=2,a@example.com, =1'],
])('%j is the line %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
