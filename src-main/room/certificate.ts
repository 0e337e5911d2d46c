import { X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import { z } from 'zod';

export const certificateSchema = z.object({ key: z.string(), cert: z.string(), for: z.array(z.string()) });
export type Certificate = z.infer<typeof certificateSchema>;

const day = 24 * 3_600_000;

/** A certificate of this machine's own, for these addresses and two days: nobody has signed it but itself. */
export const makeCertificate = async (addresses: readonly string[]): Promise<Certificate> => {
  const now = Date.now();
  const made = await generate([{ name: 'commonName', value: 'Stato Maggiore' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // a tablet's clock may be behind
    notBeforeDate: new Date(now - day),
    notAfterDate: new Date(now + 2 * day),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: addresses.map((ip) => ({ type: 7, ip })) },
    ],
  });
  return { key: made.private, cert: made.cert, for: [...addresses] };
};

/** Whether it still serves: for the same addresses, and not about to end. */
export const isGood = (kept: Certificate, addresses: readonly string[]): boolean =>
  addresses.every((ip) => kept.for.includes(ip)) &&
  Date.parse(new X509Certificate(kept.cert).validTo) > Date.now() + day / 2;

/** SHA-256 over the certificate, in pairs, as browsers show it. */
export const fingerprintOf = ({ cert }: Certificate): string => new X509Certificate(cert).fingerprint256;
