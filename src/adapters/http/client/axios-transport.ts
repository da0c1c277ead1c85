import axios, { type AxiosResponse } from 'axios';
import { NoResponseError, type Transport, type WireResponse } from './transport.ts';

export const axiosTransport: Transport = async ({ endpoint, url, headers, body, signal, timeoutMs }) => {
  try {
    const response = await axios.request<string>({
      ...{ method: endpoint.method, url, data: body, ...(signal && { signal }), timeout: timeoutMs },
      withCredentials: true,
      // Otherwise axios adds a header if the provider sets such a cookie.
      withXSRFToken: false,
      // With false, axios sends no content type for an empty body.
      headers: { ...headers, 'Content-Type': body === undefined ? false : 'application/json' },
      // axios would drop the text, and accept broken JSON as a success.
      responseType: 'text',
      validateStatus: () => true,
    });
    return received(response);
  } catch (error) {
    // axios calls a cut stream "Request aborted". Without a request, the error is a bug of ours.
    throw axios.isAxiosError(error) && error.request ? new NoResponseError(error.message) : error;
  }
};

function received({ status, headers, data: text }: AxiosResponse<string>): WireResponse {
  if (status === 0) throw new NoResponseError();
  return { status, headers: Object.fromEntries(Object.entries(headers)), text };
}
